// Loaded before the service (`node --import`): shifts its clock by CLOCK_OFF_MS.
const offset = Number(process.env.CLOCK_OFF_MS ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }
  static now() {
    return RealDate.now() + offset;
  }
};
