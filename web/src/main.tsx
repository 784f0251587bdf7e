import './theme/styles.css';
import './shell/styles.css';
import './board/styles.css';
import { start } from './app/start';
import { keepTextsWhole } from './shell/ui/whole_texts';

keepTextsWhole();

const root = document.getElementById('app');
if (root !== null) void start(root);
