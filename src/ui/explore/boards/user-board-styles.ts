/** The stylesheets of a board that is drawn from the marks of rows. */
import './board-marks.css';
import './board-fills.css';
import './user-board.css';
import './piece-colours.css';
