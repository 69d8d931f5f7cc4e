console.log(118);
