import 'plain-reset/reset.css';
import './chip.styl';
