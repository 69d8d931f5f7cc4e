import './tag.scss';
