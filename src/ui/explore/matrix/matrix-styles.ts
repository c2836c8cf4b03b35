/** The stylesheets of a small matrix. */
import './matrix-headers.css';
import './matrix.css';
