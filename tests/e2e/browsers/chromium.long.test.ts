import { launchChromiumWithTabs, launchPuppet } from '../support/puppet';
import { testInBrowser } from '../support/suite_tests';

testInBrowser('Chromium', () => launchPuppet(launchChromiumWithTabs()));
