import './pin.css';
