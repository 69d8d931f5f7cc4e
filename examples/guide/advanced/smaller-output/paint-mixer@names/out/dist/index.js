let PigmentError=class PigmentError extends Error{name=new.target.name};function check(e){if(e>50)throw new PigmentError(`${e} g is too much`)}export{check};
