import './absolute.css';
