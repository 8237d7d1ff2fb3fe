/** Texts of being without a network, of new versions and of putting the site on the device. */
export const offlineText = {
  title: "Không có mạng",
  heading: "Máy đang không có mạng!",
  lead: ["Trang này cần có mạng mới mở được.", "Con nhờ người lớn xem mạng, rồi thử lại nhé!"],
  awayHeading: "Hươu chưa trả lời được!",
  awayLead: ["Không phải tại con đâu.", "Con chờ một chút rồi thử lại nhé!"],
  retry: "Thử lại",
  home: "Về trang chủ",
  keptHeading: "Những trang mở được ngay",
  homePage: "Trang chủ",
  newVersion: "Hươu có bản mới rồi!",
  goOver: "Cập nhật",
  install: "Cài lên máy",
  installLead: "Mở nhanh từ màn hình chính, không có mạng vẫn học được.",
  installOnApple: "Trên iPhone, iPad: chạm nút Chia sẻ của Safari, rồi chọn “Thêm vào MH chính”.",
};
