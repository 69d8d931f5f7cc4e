import './box.css';
