import './tile.scss';
