import { splitNames } from "./split-names.ts";

/**
 * Names of organisations as they are officially written (Nghị định 30/2020; the ministries as of 2025), with a stroke
 * between the parts that make them: each part begins with a capital, but for "và". A proper name that is an ordinary
 * word as well (Bình Dân, Thống Nhất) is left out: nothing in it tells that its second syllable has a capital.
 */
export const organisationNames: Readonly<Record<"schools" | "offices" | "clubs" | "long", readonly string[]>> = {
  schools:
    splitNames(`Trường/Tiểu học/Kim Đồng, Trường/Tiểu học/Lê Lợi, Trường/Tiểu học/Trần Phú, Trường/Tiểu học/Nguyễn Trãi,
    Trường/Tiểu học/Võ Thị Sáu, Trường/Tiểu học/Lê Văn Tám, Trường/Tiểu học/Nguyễn Du, Trường/Tiểu học/Bế Văn Đàn,
    Trường/Tiểu học/Trần Quốc Toản, Trường/Tiểu học/Đinh Tiên Hoàng, Trường/Tiểu học/Quang Trung,
    Trường/Tiểu học/Ngô Quyền, Trường/Tiểu học/Nguyễn Huệ, Trường/Tiểu học/Hai Bà Trưng,
    Trường/Tiểu học/Nguyễn Viết Xuân, Trường/Tiểu học/Đoàn Thị Điểm, Trường/Tiểu học/Cao Bá Quát,
    Trường/Tiểu học/La Văn Cầu, Trường/Tiểu học/Cù Chính Lan, Trường/Tiểu học/Phan Đình Giót,
    Trường/Tiểu học/Trưng Vương, Trường/Tiểu học/Nguyễn Bỉnh Khiêm,
    Trường/Trung học cơ sở/Chu Văn An, Trường/Trung học cơ sở/Lê Quý Đôn, Trường/Trung học cơ sở/Lương Thế Vinh,
    Trường/Trung học cơ sở/Hoàng Văn Thụ, Trường/Trung học cơ sở/Bùi Thị Xuân, Trường/Trung học cơ sở/Tô Vĩnh Diện,
    Trường/Trung học phổ thông/Nguyễn Thị Minh Khai, Trường/Trung học phổ thông/Phan Đình Phùng,
    Trường/Trung học phổ thông/Nguyễn Văn Trỗi, Trường/Trung học phổ thông/Phan Bội Châu`),
  offices:
    splitNames(`Bộ/Giáo dục/và/Đào tạo, Bộ/Y tế, Bộ/Quốc phòng, Bộ/Công an, Bộ/Ngoại giao, Bộ/Tài chính, Bộ/Xây dựng,
    Bộ/Tư pháp, Bộ/Nội vụ, Bộ/Khoa học/và/Công nghệ, Bộ/Nông nghiệp/và/Môi trường, Bộ/Dân tộc/và/Tôn giáo,
    Bệnh viện/Bạch Mai, Bệnh viện/Chợ Rẫy, Bệnh viện/Từ Dũ, Bệnh viện/Hùng Vương,
    Bệnh viện/Hữu nghị/Việt Đức, Bệnh viện/Hữu nghị/Việt Tiệp, Bệnh viện/Nhi/Trung ương,
    Bệnh viện/Mắt/Trung ương, Bệnh viện/Phổi/Trung ương, Bệnh viện/Da liễu/Trung ương, Bệnh viện/Lão khoa/Trung ương,
    Bệnh viện/Nội tiết/Trung ương, Bệnh viện/Phụ sản/Trung ương, Bệnh viện/Phụ sản/Hà Nội,
    Bệnh viện/Trẻ em/Hải Phòng, Bệnh viện/Đa khoa/Xanh Pôn, Bệnh viện/Đa khoa/Đống Đa, Bệnh viện/Trung ương/Huế`),
  clubs: splitNames(`Câu lạc bộ/Bóng đá/Hà Nội, Câu lạc bộ/Bóng đá/Thanh Hoá, Câu lạc bộ/Bóng đá/Nam Định,
    Câu lạc bộ/Cầu lông/Hải Phòng, Câu lạc bộ/Cờ vua/Cần Thơ, Câu lạc bộ/Bơi lội/Đà Nẵng, Câu lạc bộ/Bóng bàn/Hà Nội,
    Câu lạc bộ/Điền kinh/Hà Nội`),
  long: splitNames(`Đội/Thiếu niên/Tiền phong/Hồ Chí Minh, Đoàn/Thanh niên/Cộng sản/Hồ Chí Minh,
    Hội/Liên hiệp/Phụ nữ/Việt Nam, Hội/Liên hiệp/Thanh niên/Việt Nam, Hội/Chữ thập đỏ/Việt Nam, Hội/Nông dân/Việt Nam,
    Hội/Cựu chiến binh/Việt Nam, Hội/Nhà văn/Việt Nam, Hội/Khuyến học/Việt Nam, Hội/Sinh viên/Việt Nam,
    Hội/Bảo vệ/Thiên nhiên/và/Môi trường/Việt Nam, Bảo tàng/Dân tộc học/Việt Nam,
    Bảo tàng/Phụ nữ/Việt Nam, Viện/Hàn lâm/Khoa học/và/Công nghệ/Việt Nam, Đại học/Quốc gia/Hà Nội,
    Đại học/Bách khoa/Hà Nội, Trường/Đại học/Sư phạm/Hà Nội, Trường/Đại học/Luật/Hà Nội, Trường/Đại học/Y/Hà Nội,
    Học viện/Nông nghiệp/Việt Nam, Học viện/Âm nhạc/Quốc gia/Việt Nam, Đài/Truyền hình/Việt Nam,
    Đài/Tiếng nói/Việt Nam, Ngân hàng/Nhà nước/Việt Nam, Mặt trận/Tổ quốc/Việt Nam, Thư viện/Quốc gia/Việt Nam,
    Liên đoàn/Bóng đá/Việt Nam, Cung/Thiếu nhi/Hà Nội, Sở/Giáo dục/và/Đào tạo/Hà Nội, Tập đoàn/Điện lực/Việt Nam`),
};
