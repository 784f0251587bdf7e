import { launchFirefox, launchPuppet } from '../support/puppet';
import { SHORT_SUITE } from '../support/suite';
import { testInBrowser } from '../support/suite_tests';

testInBrowser('Firefox', () => launchPuppet(launchFirefox()), SHORT_SUITE);
