import './own.css';
