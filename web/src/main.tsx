import './theme/base.css';
import './theme/controls.css';
import './shell/shell.css';
import './board/table.css';
import './board/strip.css';
import './tactics/context_card.css';
import './board/panel.css';
import './board/actions.css';
import './board/over_the_board.css';
import './board/small_screens.css';
import './tactics/counsel/counsel.css';
import './tactics/replay.css';
import './tactics/teaching/teaching.css';
import './gomoku/gomoku.css';
import './lab/lab.css';
import { start } from './shell/start';

const root = document.getElementById('app');
if (root !== null) void start(root);
