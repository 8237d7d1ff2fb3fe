/** What the forms of the actions usually hold, by the names of their fields. */
export const fields = {
  username: "Thỏ Bông",
  avatar: "critters-01",
  lock: "frog-duck-cat",
  email: "an@example.com",
  password: "mật khẩu dài",
  "new-password": "mật khẩu mới",
  message: "Một lời nhắn đủ dài",
  token: "abc",
  provider: "google",
};

/** What a teacher sends to give work out. */
export const newAssignment = {
  sealed: "AQMaGgE",
  title: "Ôn phép cộng",
  seats: null,
  isVaried: false,
  isRepeatable: true,
  opensOn: "2026-11-28",
  closesOn: "2026-11-30",
};
