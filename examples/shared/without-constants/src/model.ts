import model from './model.glb';

export default model;
