/** The stylesheets of a board of tetrasticks. */
import './tetrastick-board.css';
import './tetrastick-pieces.css';
