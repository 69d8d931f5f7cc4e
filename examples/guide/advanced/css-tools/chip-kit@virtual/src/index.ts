import 'virtual:uno.css';
