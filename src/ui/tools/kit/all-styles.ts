/** The styles of a board that is drawn by its marks, for tools whose own board is another picture. */
import '#ui/explore/boards/board-marks.css';
import '#ui/explore/boards/board-fills.css';
import '#ui/explore/boards/user-board.css';
