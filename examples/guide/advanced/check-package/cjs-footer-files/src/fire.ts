export default () => 'fired';
