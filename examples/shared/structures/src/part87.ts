console.log(87);
