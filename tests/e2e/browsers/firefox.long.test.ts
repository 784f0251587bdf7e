import { launchFirefox, launchPuppet } from '../support/puppet';
import { testInBrowser } from '../support/suite_tests';

testInBrowser('Firefox', () => launchPuppet(launchFirefox()));
