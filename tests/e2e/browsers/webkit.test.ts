import { SHORT_SUITE } from '../support/suite';
import { testInBrowser } from '../support/suite_tests';
import { launchWebKit } from '../support/webkit';

testInBrowser('WebKit', launchWebKit, SHORT_SUITE);
