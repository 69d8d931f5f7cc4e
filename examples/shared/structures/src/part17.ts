console.log(17);
