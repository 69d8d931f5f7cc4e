export default 'a stub';
