import './more.css';
