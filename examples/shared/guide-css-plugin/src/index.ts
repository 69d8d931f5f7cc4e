import './page.less';
export const page = 1;
