import './index.css';
const curtain = '<div class="curtain"></div>';
export { curtain };
