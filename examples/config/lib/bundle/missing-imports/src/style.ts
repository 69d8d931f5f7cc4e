import './nowhere.css';
