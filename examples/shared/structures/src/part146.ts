console.log(146);
