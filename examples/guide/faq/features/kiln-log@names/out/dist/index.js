let OverheatError=class OverheatError extends Error{name=new.target.name};function check(e){if(e>1300)throw new OverheatError(`${e} is too hot`)}export{check};
