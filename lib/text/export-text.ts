import { keepTimes } from "#lib/core/keep-times.ts";

/** Words that go along with what is downloaded, so that it can be read without a manual. */
export const exportText = {
  about: "Tất cả những gì Hươu Ham Học lưu trong hồ sơ này. Thời gian tính bằng giây, ngày giờ theo UTC.",
  aboutAccount:
    "Tất cả những gì Hươu Ham Học lưu trong tài khoản người lớn này. Ngày giờ theo UTC. Mật khẩu chỉ được lưu dưới dạng mã băm nên không có ở đây.",
  labels: {
    profile: "Hồ sơ: tên, hình, bạn thú, điểm, mảnh tranh, bài đang học",
    levels: "Các màn thử thách",
    boards: "Tổng trên các bảng xếp hạng",
    weeks: `Điểm của ${keepTimes.boardWeeks} tuần gần đây`,
    skills: "Mức thành thạo từng bài và lịch ôn tập",
    runs: `Các lượt chơi trong ${keepTimes.historyMonths} tháng qua, kèm câu trả lời`,
    sessions: "Các lần đăng nhập còn hiệu lực",
    browsers: "Các máy đã tạo hồ sơ hoặc mở khoá hình",
    classes: "Các lớp đang tham gia: tên lớp, số trên thẻ, ngày vào lớp",
    classSkills: "Mức thành thạo từng bài trong các lớp đang tham gia, tính từ khi vào lớp",
    assignments: "Bài thầy cô giao đã làm: lần làm đầu, số lần làm và kết quả tốt nhất",
    mistakes: `Các lỗi đã mắc theo ngày trong ${keepTimes.mistakeDays} ngày qua, kèm một câu trả lời sai`,
    olderRuns: "Các lượt chơi cũ hơn, chỉ còn tổng theo tháng",
  },
  unauthorised: "Con đăng nhập ở Góc của con rồi tải lại nhé!",
  signedOut: "Vui lòng đăng nhập ở trang Dành cho người lớn rồi tải lại.",
  waitABit: "Con chờ một chút rồi thử lại nhé.",
  backendAway: "Chưa kết nối được với máy chủ. Con thử lại sau nhé!",
} as const;
