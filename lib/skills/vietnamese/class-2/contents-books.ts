/** What a reader wants to know ("An muốn biết vì sao răng bị sâu."), and why that part tells it. */
interface Need {
  readonly wish: string;
  readonly why: string;
}

interface Part {
  readonly name: string;
  readonly needs: readonly Need[];
}

/** A book that is opened for something one needs. No part of it may tell what another one is needed for. */
interface Book {
  readonly title: string;
  readonly parts: readonly Part[];
}

function part(name: string, ...needs: readonly (readonly [wish: string, why: string])[]): Part {
  return { name, needs: needs.map(([wish, why]) => ({ wish, why })) };
}

export const books: readonly Book[] = [
  {
    title: "Thế giới loài vật",
    parts: [
      part(
        "Côn trùng",
        ["muốn biết con ong làm tổ ra sao", "Ong là côn trùng."],
        ["muốn tìm hiểu về con bướm", "Bướm là côn trùng."],
      ),
      part(
        "Thú rừng",
        ["muốn biết hổ săn mồi ra sao", "Hổ là thú rừng."],
        ["muốn tìm hiểu về con voi", "Voi là thú rừng."],
      ),
      part(
        "Các loài cá",
        ["muốn tìm hiểu về cá chép", "Cá chép là một loài cá."],
        ["muốn biết cá thở bằng gì", "Đó là điều về loài cá."],
      ),
      part(
        "Các loài chim",
        ["muốn tìm hiểu về chim én", "Chim én là một loài chim."],
        ["muốn biết cú mèo ăn gì", "Cú mèo là một loài chim."],
      ),
    ],
  },
  {
    title: "Đôi tay khéo léo",
    parts: [
      part(
        "Gấp giấy",
        ["muốn làm thuyền bằng giấy", "Thuyền giấy được gấp từ tờ giấy."],
        ["muốn làm con hạc bằng giấy", "Hạc giấy được gấp từ tờ giấy."],
      ),
      part("Nặn đất", ["muốn làm con thỏ bằng đất nặn", "Con thỏ ấy được nặn bằng đất."]),
      part("Xâu hạt", ["muốn làm vòng tay bằng hạt gỗ", "Vòng tay ấy được xâu từ các hạt."]),
      part(
        "Khâu vá",
        ["muốn đính lại cúc áo", "Đính cúc áo cần kim và chỉ."],
        ["muốn vá chiếc túi rách", "Vá túi cần kim và chỉ."],
      ),
    ],
  },
  {
    title: "Vào bếp cùng bố",
    parts: [
      part(
        "Nước uống",
        ["muốn pha nước chanh", "Nước chanh để uống."],
        ["muốn làm sinh tố dưa hấu", "Sinh tố để uống."],
      ),
      part(
        "Các món canh",
        ["muốn nấu canh rau ngót", "Canh rau ngót là một món canh."],
        ["muốn nấu canh cua", "Canh cua là một món canh."],
      ),
      part("Bánh ngọt", ["muốn làm bánh sinh nhật", "Bánh sinh nhật là bánh ngọt."]),
      part(
        "Cơm và xôi",
        ["muốn đồ xôi đậu xanh", "Xôi đậu xanh là một món xôi."],
        ["muốn nấu nồi cơm dẻo", "Phần ấy nói về nấu cơm."],
      ),
    ],
  },
  {
    title: "Em chăm sức khoẻ",
    parts: [
      part(
        "Răng miệng",
        ["muốn biết vì sao răng bị sâu", "Răng nằm trong miệng."],
        ["muốn biết cách chọn bàn chải", "Bàn chải dùng để chải răng."],
      ),
      part("Bàn tay sạch", ["muốn biết rửa tay khi nào", "Rửa tay để bàn tay sạch."]),
      part("Giấc ngủ", ["muốn biết nên đi ngủ lúc mấy giờ", "Đó là điều về giấc ngủ."]),
      part(
        "Bữa ăn",
        ["muốn biết nên ăn những món gì", "Món ăn có trong bữa ăn."],
        ["muốn biết ăn sáng có ích gì", "Ăn sáng là một bữa ăn."],
      ),
    ],
  },
  {
    title: "Bầu trời quanh ta",
    parts: [
      part("Mặt Trăng", ["muốn biết vì sao có đêm trăng tròn", "Trăng tròn là hình của Mặt Trăng."]),
      part("Mưa", ["muốn biết nước mưa từ đâu tới", "Đó là điều về mưa."]),
      part("Gió", ["muốn biết vì sao diều bay được", "Diều bay được nhờ gió."]),
      part(
        "Bốn mùa",
        ["muốn biết lá rụng vào mùa nào", "Phần ấy nói về các mùa."],
        ["muốn biết mùa hè có gì", "Mùa hè là một trong bốn mùa."],
      ),
    ],
  },
  {
    title: "Trò chơi dân gian",
    parts: [
      part("Thả diều", ["muốn chơi trò cần nhiều gió", "Diều cần gió mới bay lên."]),
      part("Ô ăn quan", ["muốn chơi trò cần nhiều sỏi", "Trò Ô ăn quan cần nhiều sỏi."]),
      part("Kéo co", ["muốn chơi trò hai đội đọ sức", "Trò Kéo co có hai đội đọ sức."]),
      part("Trốn tìm", ["muốn chơi trò phải nấp thật kín", "Trò Trốn tìm cần nấp thật kín."]),
    ],
  },
  {
    title: "Vườn cây quanh em",
    parts: [
      part(
        "Cây rau",
        ["muốn tìm hiểu về rau muống", "Rau muống là cây rau."],
        ["muốn trồng rau cải", "Rau cải là cây rau."],
      ),
      part(
        "Cây hoa",
        ["muốn tìm hiểu về hoa hồng", "Hoa hồng là cây hoa."],
        ["muốn trồng hoa cúc", "Hoa cúc là cây hoa."],
      ),
      part(
        "Cây ăn quả",
        ["muốn tìm hiểu về cây xoài", "Xoài là cây ăn quả."],
        ["muốn trồng cây cam", "Cam là cây ăn quả."],
      ),
      part("Cây lúa", ["muốn biết hạt gạo từ đâu có", "Hạt gạo lấy từ cây lúa."]),
    ],
  },
  {
    title: "Nghề nghiệp quanh em",
    parts: [
      part("Bác sĩ", ["muốn biết ai khám bệnh cho em nhỏ", "Bác sĩ khám bệnh."]),
      part("Thợ xây", ["muốn biết ai làm nên ngôi nhà", "Thợ xây làm nên ngôi nhà."]),
      part("Đầu bếp", ["muốn biết ai nấu ăn ở nhà hàng", "Đầu bếp nấu ăn ở nhà hàng."]),
      part("Nông dân", ["muốn biết ai trồng ra lúa gạo", "Nông dân trồng lúa."]),
    ],
  },
  {
    title: "Phương tiện giao thông",
    parts: [
      part("Đường sắt", ["muốn tìm hiểu về tàu hoả", "Tàu hoả chạy trên đường sắt."]),
      part(
        "Đường bộ",
        ["muốn tìm hiểu về xe buýt", "Xe buýt chạy trên đường bộ."],
        ["muốn tìm hiểu về xe đạp", "Xe đạp chạy trên đường bộ."],
      ),
      part(
        "Đường thuỷ",
        ["muốn tìm hiểu về thuyền buồm", "Thuyền buồm đi trên đường thuỷ."],
        ["muốn tìm hiểu về phà", "Phà đi trên đường thuỷ."],
      ),
      part("Đường hàng không", ["muốn tìm hiểu về máy bay", "Máy bay bay trên không."]),
    ],
  },
  {
    title: "Cơ thể của em",
    parts: [
      part(
        "Đôi mắt",
        ["muốn biết ta nhìn bằng gì", "Ta nhìn bằng mắt."],
        ["muốn biết khi nào cần đeo kính", "Kính giúp đôi mắt nhìn rõ."],
      ),
      part("Đôi tai", ["muốn biết ta nghe bằng gì", "Ta nghe bằng tai."]),
      part("Cái mũi", ["muốn biết ta ngửi bằng gì", "Ta ngửi bằng mũi."]),
      part("Cái lưỡi", ["muốn biết ta nếm vị ngọt bằng gì", "Ta nếm bằng lưỡi."]),
    ],
  },
];
