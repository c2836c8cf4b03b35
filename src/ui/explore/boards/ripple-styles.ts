/** The stylesheets of a grid of Ripple Effect. */
import './ripple-grid.css';
import './ripple-signs.css';
