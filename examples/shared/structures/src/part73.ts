console.log(73);
