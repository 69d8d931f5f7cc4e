import './deck.scss';
import './sail.less';
import './rope.styl';
