! Derived types, pointers, polymorphism, complex numbers, logicals.
module shapes
  implicit none
  type, abstract :: shape
    character(8) :: name = 'none'
  contains
    procedure(area_of), deferred :: area
  end type shape
  type, extends(shape) :: disc
    real :: radius = 1.0
  contains
    procedure :: area => area_of_disc
  end type disc
  abstract interface
    real function area_of(this)
      import :: shape
      class(shape), intent(in) :: this
    end function area_of
  end interface
contains
  real function area_of_disc(this)
    class(disc), intent(in) :: this
    area_of_disc = 3.14159 * this%radius**2
  end function area_of_disc

  logical function larger(first, second)
    class(shape), intent(in) :: first
    class(shape), pointer :: second
    larger = .false.
    if (associated(second)) larger = first%area() > second%area()
  end function larger

  pure complex function rotated(point, turns)
    complex, intent(in) :: point
    integer, intent(in) :: turns
    rotated = point * (0.0, 1.0)**turns
    if (abs(rotated) < tiny(1.0)) rotated = conjg(point)
  end function rotated
end module shapes
