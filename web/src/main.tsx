import './theme/base.css';
import './theme/controls.css';
import './shell/shell.css';
import './tactics/battle.css';
import './tactics/strip.css';
import './tactics/context_card.css';
import './tactics/panel.css';
import './tactics/battle_actions.css';
import './tactics/over_the_board.css';
import './tactics/small_screens.css';
import './tactics/counsel/counsel.css';
import './tactics/replay.css';
import './tactics/teaching/teaching.css';
import './lab/lab.css';
import './gomoku/files/files.css';
import { start } from './shell/start';

const root = document.getElementById('app');
if (root !== null) void start(root);
