import './curtain.css';

export const curtain = '<div class="curtain"></div>';
