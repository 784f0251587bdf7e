import { testInBrowser } from '../support/suite_tests';
import { launchWebKit } from '../support/webkit';

testInBrowser('WebKit', launchWebKit);
