import './page.css';
import './indented.sass';
