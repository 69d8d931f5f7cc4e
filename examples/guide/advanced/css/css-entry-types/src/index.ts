import './seat.css';
