import './text.css';
