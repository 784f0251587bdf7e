import './theme/base.css';
import './theme/controls.css';
import './shell/shell.css';
import './tactics/battle.css';
import './tactics/replay.css';
import './tactics/teaching/teaching.css';
import './lab/lab.css';
import { start } from './shell/start';

const root = document.getElementById('app');
if (root !== null) void start(root);
