import 'tide-ui/dist/index.css';
