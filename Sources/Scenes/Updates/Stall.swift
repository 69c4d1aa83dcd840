/// The contents of a market stall: crates on shelves.
struct Stall: Equatable {
  struct Crate: Equatable {
    let name: String
    let price: String
    /// The colour as 0xRRGGBB.
    let hex: UInt32
  }

  struct Shelf: Equatable {
    let name: String
    var crates: [Crate]
  }

  var shelves: [Shelf]

  private static let apples = Crate(name: "Apples", price: "2.40", hex: 0xC8_43_3A)
  private static let pears = Crate(name: "Pears", price: "2.90", hex: 0x9F_B0_40)
  private static let plums = Crate(name: "Plums", price: "3.20", hex: 0x6A_3E_7E)
  private static let figs = Crate(name: "Figs", price: "4.80", hex: 0x7A_4A_5E)
  private static let grapes = Crate(name: "Grapes", price: "3.60", hex: 0x4E_7E_4A)
  private static let quinces = Crate(name: "Quinces", price: "3.10", hex: 0xD0_A0_2E)
  private static let raisins = Crate(name: "Raisins", price: "1.20", hex: 0x6A_4A_34)
  private static let dates = Crate(name: "Dates", price: "2.20", hex: 0x8A_58_34)
  private static let bananas = Crate(name: "Bananas", price: "1.80", hex: 0xE0_B8_30)
  private static let kiwis = Crate(name: "Kiwis", price: "2.60", hex: 0x7E_8A_3A)
  private static let mangos = Crate(name: "Mangos", price: "3.90", hex: 0xE0_8A_3A)

  /// The stall before the delivery.
  static let morning = Stall(shelves: [
    Shelf(name: "In season", crates: [apples, pears, plums, figs, grapes, quinces]),
    Shelf(name: "Dried", crates: [raisins, dates]),
    Shelf(name: "From afar", crates: [bananas, kiwis, mangos]),
  ])

  /// The stall after the delivery: the last shelf is first, with the figs and without kiwis; the
  /// grapes are first on their shelf, with melons instead of plums; apples are cheaper; bread
  /// replaces dried fruit.
  static let noon = Stall(shelves: [
    Shelf(name: "From afar", crates: [bananas, figs, mangos]),
    Shelf(
      name: "In season",
      crates: [
        grapes, Crate(name: "Apples", price: "1.90", hex: 0xE0_6A_5E), pears,
        Crate(name: "Melons", price: "4.20", hex: 0x5E_A0_7A), quinces,
      ]),
    Shelf(
      name: "Bread",
      crates: [
        Crate(name: "Rye", price: "3.40", hex: 0x9A_6A_3A),
        Crate(name: "Rolls", price: "0.60", hex: 0xC8_94_50),
      ]),
  ])
}
