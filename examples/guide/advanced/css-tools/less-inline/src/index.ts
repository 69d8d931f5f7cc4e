import './chip.less';
